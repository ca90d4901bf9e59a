export declare const indoorScenes: {
    'scene-laboratory-bench': import("./scene").Scene;
    'scene-laboratory-macro': import("./scene").Scene;
    'news-laboratory': import("./scene").Scene;
    'scene-control-room': import("./scene").Scene;
    'news-control-room': import("./scene").Scene;
    'scene-lubricants-line': import("./scene").Scene;
    'scene-workshop': import("./scene").Scene;
    'blog-oil-sample': import("./scene").Scene;
    'news-scholarships': import("./scene").Scene;
};
