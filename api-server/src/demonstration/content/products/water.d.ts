export declare const waterProducts: import("../..").ProductSource[];
