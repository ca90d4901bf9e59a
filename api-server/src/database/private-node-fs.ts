import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { OTHERS } from '../files/private-folder';

type EngineOptions = Parameters<NodeFS['init']>[1];

/** The operations of the engine's file system that set permissions. */
interface ModeOperations {
  mknod?: (parent: unknown, name: string, mode: number, device: number) => unknown;
  setattr?: (target: unknown, attributes: { readonly mode?: number | null }) => unknown;
}

/** Removes the permissions of group and others. */
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
 * The folder of the embedded database, private to its owner. The engine creates its files with 0666 by a change of
 * mode, which the umask does not affect.
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
