/** Pipes, and what belongs to them. */
export declare const pipework: {
    'pipe-section': (accent: string) => string;
    valve: (accent: string) => string;
    launcher: (accent: string) => string;
    pig: (accent: string) => string;
    sleeve: (accent: string) => string;
};
