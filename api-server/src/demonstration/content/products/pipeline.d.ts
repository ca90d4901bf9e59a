export declare const pipelineProducts: import("../..").ProductSource[];
