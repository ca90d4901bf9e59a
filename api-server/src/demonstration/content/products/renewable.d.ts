export declare const renewableProducts: import("../..").ProductSource[];
