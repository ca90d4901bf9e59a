import type { FileResults, FileTask, FromChild } from './tasks';

// The child process that opens uploaded files. It ends with its parent.
process.umask(0o077);
process.once('disconnect', () => process.exit(0));

const say = (message: FromChild): void => void process.send?.(message);

async function work(task: FileTask): Promise<FileResults[FileTask['kind']]> {
  if (task.kind === 'prepare-pdf') {
    const { preparePdf } = await import('./pdf/pdf-file');
    return preparePdf(task.source, task.result, task.qpdf);
  }
  // PDFs do not need the library for pictures, which loads slowly.
  if (task.kind === 'prepare-picture') return (await import('./pictures/prepare-picture')).preparePicture(task);
  const pictures = await import('./pictures/make-pictures');
  if (task.kind === 'crop') return pictures.crop(task);
  await (task.kind === 'narrow' ? pictures.narrow(task) : pictures.share(task));
  return true;
}

process.on('message', (task: FileTask) => {
  work(task).then(
    (value) => say({ value }),
    (error: unknown) => say({ reason: error instanceof Error ? error.message : String(error) }),
  );
});

say({ ready: true });
