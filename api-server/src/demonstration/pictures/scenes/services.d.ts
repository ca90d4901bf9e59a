/** One strong subject before a centred sun: these are shown small. */
export declare const serviceScenes: {
    'service-drilling': import("./scene").Scene;
    'service-laboratory': import("./scene").Scene;
    'service-water': import("./scene").Scene;
    'service-renewable': import("./scene").Scene;
    'service-integrity': import("./scene").Scene;
    'service-reliability': import("./scene").Scene;
};
