import type { Services } from '../../services';
import type { ShareSubject } from './share-subject';
export declare const SHARE_WIDTH = 1200;
export declare const SHARE_HEIGHT = 630;
/**
 * The picture that shared links of a page show: its picture under its title, 1200 by 630. It is made at the first
 * request and kept until what it shows changes.
 *
 * @returns the bytes of a JPEG
 */
export declare function sharePicture(services: Services, subject: ShareSubject, site: string): Promise<Buffer>;
