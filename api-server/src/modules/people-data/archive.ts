import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** A file of an archive; its bytes come piece by piece. */
export interface ArchivedFile {
  readonly name: string;
  readonly bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
  /** PDF files are compressed as they are. */
  readonly compressed: boolean;
}

/** A ZIP archive, piece by piece: no file is ever in memory as a whole. */
export async function* zipped(files: AsyncIterable<ArchivedFile>): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const archive = new Zip((error, piece) => {
    if (error) throw error;
    ready.push(piece);
  });
  for await (const { name, bytes, compressed } of files) {
    const file = compressed ? new ZipPassThrough(name) : new ZipDeflate(name);
    archive.add(file);
    for await (const piece of bytes) {
      file.push(piece);
      yield* ready.splice(0);
    }
    file.push(new Uint8Array(0), true);
    yield* ready.splice(0);
  }
  archive.end();
  yield* ready.splice(0);
}
