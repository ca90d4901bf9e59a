import { pathToFileURL } from 'node:url';

/**
 * A server bundle that names its source map by an absolute address: the rendering process evaluates it without a file,
 * so a debugger cannot resolve the relative one.
 *
 * @param file the absolute path of the bundle; its source map is beside it
 */
export const withSourceMapAddress = (code: Uint8Array, file: string): Uint8Array =>
  Buffer.from(
    Buffer.from(code)
      .toString()
      .replace(/(?<=\n\/\/# sourceMappingURL=)\S+\s*$/, `${pathToFileURL(file).href}.map\n`),
  );
