import { buffer } from 'node:stream/consumers';
import pLimit from 'p-limit';
import { FileMissingError, type FileStore } from '../files/file-store';
import { sha256 } from './parts';

const AT_ONCE = 8;
/** The number of progress messages. */
const STEPS = 10;

export interface ListedFile {
  readonly name: string;
  readonly size: number;
  readonly sha256: string;
}

interface Copying {
  readonly from: FileStore;
  readonly to: FileStore;
  readonly files: readonly ListedFile[];
  /** Whether existing files are read, rather than trusted by their size. */
  readonly readPresent: boolean;
  readonly say: (line: string) => void;
  readonly alive?: () => Promise<void>;
}

export interface Copied {
  readonly copied: number;
  readonly present: number;
  /** Names of files that the source lacks, or has with other bytes than their row says. */
  readonly lost: string[];
}

/** The bytes of a file; undefined when they are missing, or differ from its row. */
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
 * Copies missing files and reads each back: every copy has the bytes of its row.
 * @throws when a file cannot be written, or reads back differently
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
        // Stores never overwrite: a wrong file is deleted first.
        await to.delete(file.name);
        await to.put(file.name, bytes);
        if (!(await bytesOf(to, file))) throw new Error(`${file.name} reads back differently from ${to.address}`);
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
  // Copies under way end before a failure is reported.
  await Promise.all(files.map((file) => inTurn(() => unlessFailed(file))));
  if (failures.length > 0) throw failures[0];
  say(`Files: ${files.length}, ${copied} copied and compared, ${present} there before`);
  return { copied, present, lost: lost.sort() };
}
