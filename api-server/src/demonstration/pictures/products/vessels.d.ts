/** What products are filled into: each takes the accent of its sector. */
export declare const vessels: {
    drum: (accent: string) => string;
    ibc: (accent: string) => string;
    sack: (accent: string) => string;
    'big-bag': (accent: string) => string;
    jar: (accent: string) => string;
    jerrycan: (accent: string) => string;
    pail: (accent: string) => string;
    bottle: (accent: string) => string;
    'oil-can': (accent: string) => string;
    'grease-tub': (accent: string) => string;
};
