import { buffer } from 'node:stream/consumers';
import pLimit from 'p-limit';
import { FileMissingError, type FileStore } from '../files/file-store';
import { sha256 } from './parts';

const AT_ONCE = 8;
/** Steps in which progress is said. */
const STEPS = 10;

/** A file as its row describes it. */
export interface ListedFile {
  readonly name: string;
  readonly size: number;
  readonly sha256: string;
}

interface Copying {
  readonly from: FileStore;
  readonly to: FileStore;
  readonly files: readonly ListedFile[];
  /** Whether what is there already is read, rather than believed by its size. */
  readonly readPresent: boolean;
  readonly say: (line: string) => void;
  /** Told after each file. */
  readonly alive?: () => Promise<void>;
}

/** What copying came to. */
export interface Copied {
  readonly copied: number;
  readonly present: number;
  /** Names of files that the source did not have as their row describes them. */
  readonly lost: string[];
}

/** The bytes of a file; undefined when there are none, or others than its row says. */
async function bytesOf(store: FileStore, file: ListedFile): Promise<Buffer | undefined> {
  try {
    const bytes = await buffer(await store.read(file.name));
    return sha256(bytes) === file.sha256 ? bytes : undefined;
  } catch (error) {
    if (error instanceof FileMissingError) return undefined;
    throw error;
  }
}

async function isPresent({ to, readPresent }: Copying, file: ListedFile): Promise<boolean> {
  if ((await to.stat(file.name))?.size !== file.size) return false;
  return !readPresent || (await bytesOf(to, file)) !== undefined;
}

/**
 * Copies files that are not there yet, and reads each back: what is copied has the bytes that its row describes.
 * @throws when a file cannot be written, or reads otherwise than it was written
 */
export async function copyFiles(copying: Copying): Promise<Copied> {
  const { from, to, files, say, alive } = copying;
  const inTurn = pLimit(AT_ONCE);
  const lost: string[] = [];
  let [copied, present, done] = [0, 0, 0];
  const copyOne = async (file: ListedFile): Promise<void> => {
    if (await isPresent(copying, file)) present += 1;
    else {
      const bytes = await bytesOf(from, file);
      if (bytes) {
        // A key keeps what it has: what is there and wrong goes first.
        await to.delete(file.name);
        await to.put(file.name, bytes);
        if (!(await bytesOf(to, file)))
          throw new Error(`${file.name} reads otherwise than it was written to ${to.address}`);
        copied += 1;
      } else lost.push(file.name);
    }
    done += 1;
    await alive?.();
    const step = Math.max(100, Math.ceil(files.length / STEPS));
    if (done % step === 0 && done < files.length) say(`  ${done} of ${files.length} files`);
  };
  const failures: unknown[] = [];
  const unlessFailed = async (file: ListedFile): Promise<void> => {
    if (failures.length === 0) await copyOne(file).catch((error: unknown) => failures.push(error));
  };
  // Whatever is under way ends before a failure is told.
  await Promise.all(files.map((file) => inTurn(() => unlessFailed(file))));
  if (failures.length > 0) throw failures[0];
  say(`Files: ${files.length}, ${copied} copied and compared, ${present} there before`);
  return { copied, present, lost: lost.sort() };
}
