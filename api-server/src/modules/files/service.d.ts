import { type Viewer } from '../../auth/viewer';
import type { FileStore } from '../../files/file-store';
import type { Services } from '../../services';
/** Bytes to answer with, and what has to be said about them. */
export interface ServedFile {
    store: FileStore;
    key: string;
    size: number;
    contentType: string;
    /** Names the bytes: they never change under it. */
    etag: string;
    isPublic: boolean;
    /** Pictures with a width differ by what the browser takes. */
    varies: boolean;
    disposition: 'inline' | 'attachment';
    originalName: string;
}
/**
 * A stored file; a picture narrower, and in the best format the browser takes, where a width is given.
 * @throws 404 for any name that is not one of ours; 401 and 403 for a résumé without a token that may see it.
 */
export declare function findServedFile(services: Services, { name, width, accept }: {
    name: string;
    width: number | undefined;
    accept: string | undefined;
}, viewer: Viewer | undefined): Promise<ServedFile>;
