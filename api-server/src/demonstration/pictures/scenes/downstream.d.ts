export declare const downstreamScenes: {
    'scene-refinery-columns': import("./scene").Scene;
    'scene-tank-farm': import("./scene").Scene;
    'blog-safety-sheet': import("./scene").Scene;
};
