export declare const pipelineScenes: {
    'scene-pipeline-plain': import("./scene").Scene;
    'scene-pipeline-plain-dawn': import("./scene").Scene;
    'scene-pipeline-crew': import("./scene").Scene;
    'blog-waxy-crude': import("./scene").Scene;
    'blog-ten-digs': import("./scene").Scene;
    'news-coating': import("./scene").Scene;
};
