import { WebpackError, type Compilation } from 'webpack';

/**
 * Fails a build when a library no longer has a private part that the build relies on
 * (docs/decisions/021-libraries-and-our-own.md). Otherwise the build would succeed with a function missing.
 *
 * @param part the expected part, by the library's name for it
 * @param file the source file that relies on it
 */
export function reportMovedInternals(compilation: Compilation, part: string, file: string): void {
  compilation.errors.push(
    new WebpackError(
      `${part} was not found: the library has changed. Adapt federation/src/webpack/${file} to the new version, or go back to the former one.`,
    ),
  );
}
