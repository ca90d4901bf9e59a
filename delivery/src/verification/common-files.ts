import type { PublishedTypes } from 'federation/naming';

/**
 * The files that two publications have in common: their text is the same, and so is everything that they import. A
 * remote that brings a module of a package keeps its own copy of it when the host has changed a file behind it.
 *
 * @returns the paths of the files
 */
export function commonFiles(host: PublishedTypes, remote: PublishedTypes): ReadonlySet<string> {
  const imported = (publication: PublishedTypes, file: string): [string, string][] =>
    Object.entries(publication.imports[file] ?? {}).filter(([request]) => !Object.hasOwn(host.shared ?? {}, request));
  const importers = new Map<string, string[]>();
  const differing: string[] = [];
  const common = new Set<string>();
  for (const [file, text] of Object.entries(remote.files)) {
    const targets = imported(remote, file);
    for (const [, target] of targets) importers.set(target, [...(importers.get(target) ?? []), file]);
    const ofHost = new Map(imported(host, file));
    if (host.files[file] === text && targets.every(([request, target]) => ofHost.get(request) === target))
      common.add(file);
    else differing.push(file);
  }
  for (let file = differing.pop(); file !== undefined; file = differing.pop())
    for (const importer of importers.get(file) ?? []) if (common.delete(importer)) differing.push(importer);
  return common;
}
