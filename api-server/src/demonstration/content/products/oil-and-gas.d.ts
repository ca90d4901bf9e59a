export declare const oilAndGasProducts: import("../..").ProductSource[];
