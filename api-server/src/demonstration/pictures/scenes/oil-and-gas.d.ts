export declare const oilAndGasScenes: {
    'scene-oil-dusk': import("./scene").Scene;
    'scene-rig-night': import("./scene").Scene;
    'blog-cement': import("./scene").Scene;
    'blog-frac-water': import("./scene").Scene;
    'blog-night-shift': import("./scene").Scene;
};
