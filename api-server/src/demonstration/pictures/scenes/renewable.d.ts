export declare const renewableScenes: {
    'scene-wind-solar': import("./scene").Scene;
    'scene-solar-crew': import("./scene").Scene;
    'scene-storage-hydrogen': import("./scene").Scene;
    'blog-solar-heat': import("./scene").Scene;
    'blog-electrolyser': import("./scene").Scene;
    'news-kutch-solar': import("./scene").Scene;
    'news-results': import("./scene").Scene;
};
