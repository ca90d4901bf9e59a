class TooSlow extends Error {
  override readonly name = 'TooSlow';
}

/** Rejects when the work takes longer than it may. */
export function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new TooSlow(`The section took longer than ${milliseconds} ms.`)),
      milliseconds,
    );
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
