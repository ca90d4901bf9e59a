export declare const waterScenes: {
    'scene-water-works': import("./scene").Scene;
    'scene-water-works-dawn': import("./scene").Scene;
    'scene-desalination-coast': import("./scene").Scene;
    'blog-desalination': import("./scene").Scene;
    'blog-zero-discharge': import("./scene").Scene;
    'news-desalination': import("./scene").Scene;
    'news-award': import("./scene").Scene;
};
