export declare const companyScenes: {
    'scene-home': import("./scene").Scene;
    'scene-about': import("./scene").Scene;
    'scene-career': import("./scene").Scene;
    'scene-contact': import("./scene").Scene;
    'scene-founders': import("./scene").Scene;
    'news-safety': import("./scene").Scene;
    'news-guar': import("./scene").Scene;
    'blog-sensors': import("./scene").Scene;
};
