import { WebpackError, type Compilation } from 'webpack';

/**
 * Fails a build that relies on a part of a library that is not public (docs/decisions/021-libraries-and-our-own.md) when
 * the library no longer has that part. Without it the build would succeed and do less than it says.
 *
 * @param part the part that was looked for, as the library calls it
 * @param file the source file that looks for it
 */
export function reportMovedInternals(compilation: Compilation, part: string, file: string): void {
  compilation.errors.push(
    new WebpackError(
      `${part} was not found: the library has changed. Adapt federation/src/webpack/${file} to the new version, or go back to the former one.`,
    ),
  );
}
