import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { OTHERS } from '../files/private-folder';

type EngineOptions = Parameters<NodeFS['init']>[1];

/** What the engine's file system does that gives a file or folder its permissions. */
interface ModeOperations {
  mknod?: (parent: unknown, name: string, mode: number, device: number) => unknown;
  setattr?: (target: unknown, attributes: { readonly mode?: number | null }) => unknown;
}

/** Leaves group and others out of every permission that is given. */
function keepPrivate(operations: ModeOperations): void {
  const { mknod, setattr } = operations;
  if (mknod) operations.mknod = (parent, name, mode, device) => mknod(parent, name, mode & ~OTHERS, device);
  if (setattr) {
    operations.setattr = (target, attributes) => {
      const { mode } = attributes;
      return setattr(target, typeof mode === 'number' ? { ...attributes, mode: mode & ~OTHERS } : attributes);
    };
  }
}

/**
 * The folder of the embedded database, private to its owner. The engine makes its files with 0666 and sets that by a
 * change of mode, which the mask of the process does not reach.
 */
export class PrivateNodeFS extends NodeFS {
  override async init(engine: PGlite, options: EngineOptions): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(engine, options);
    return {
      emscriptenOpts: {
        ...emscriptenOpts,
        preRun: [
          ({ NODEFS }) => {
            keepPrivate(NODEFS['node_ops'] as ModeOperations);
            keepPrivate(NODEFS['stream_ops'] as ModeOperations);
          },
          ...(emscriptenOpts.preRun ?? []),
        ],
      },
    };
  }
}
