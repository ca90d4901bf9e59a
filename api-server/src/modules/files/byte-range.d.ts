import type { ByteRange } from '../../files/file-store';
/**
 * The one range a `Range` header asks for. Undefined: the whole file (no header, several ranges, or
 * another unit). Null: the range lies outside the file (416).
 */
export declare function readRange(header: string | undefined, size: number): ByteRange | null | undefined;
