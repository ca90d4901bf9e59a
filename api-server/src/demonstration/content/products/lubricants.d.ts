export declare const lubricantProducts: import("../..").ProductSource[];
