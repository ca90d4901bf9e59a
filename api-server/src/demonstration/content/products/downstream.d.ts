export declare const downstreamProducts: import("../..").ProductSource[];
