/** Sun, wind and storage. */
export declare const energy: {
    'solar-module': (accent: string) => string;
    tracker: (accent: string) => string;
    inverter: (accent: string) => string;
    'turbine-blade': (accent: string) => string;
    'battery-container': (accent: string) => string;
    electrolyser: (accent: string) => string;
};
