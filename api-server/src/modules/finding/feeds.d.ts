import type { Services } from '../../services';
import type { Feed, FeedEntry } from './feed';
declare function blogEntries({ db, clock, config }: Services): Promise<FeedEntry[]>;
declare function newsEntries({ db, clock, config }: Services): Promise<FeedEntry[]>;
declare const kinds: {
    readonly blogs: {
        readonly entries: typeof blogEntries;
        readonly name: "Blogs";
        readonly description: "Field notes, laboratory results and lessons";
    };
    readonly news: {
        readonly entries: typeof newsEntries;
        readonly name: "News";
        readonly description: "Projects, people and results";
    };
};
/** The feed of the blogs or of the news, at an address of its own. */
export declare function readFeed(services: Services, kind: keyof typeof kinds, path: string): Promise<Feed>;
export {};
