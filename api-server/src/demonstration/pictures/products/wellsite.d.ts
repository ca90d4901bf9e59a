/** What stands at a well. */
export declare const wellsite: {
    'core-sample': (accent: string) => string;
    'flow-meter': (accent: string) => string;
    shaker: (accent: string) => string;
    cabin: (accent: string) => string;
};
