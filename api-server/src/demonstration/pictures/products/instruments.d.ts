/** Sensors, and what listens to them. */
export declare const instruments: {
    sensor: (accent: string) => string;
    gateway: (accent: string) => string;
    transmitter: (accent: string) => string;
    server: (accent: string) => string;
};
