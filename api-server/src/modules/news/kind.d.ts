import type { NewsItem } from 'api-client';
import type { ContentKind } from '../../content/content-kind';
import { news } from '../../database/schema';
import { type NewsRow } from './repository';
export declare const newsKind: ContentKind<typeof news, NewsRow, NewsItem>;
