import type { FileKey, ProductPicture } from '../records';
/** A product picture exists once for each sector that uses it, in the accent of that sector. */
export declare function productPictureKey(picture: ProductPicture, sector: string): FileKey;
