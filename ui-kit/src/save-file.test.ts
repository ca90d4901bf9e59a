import { saveFile, saveText } from 'ui-kit';

interface Saved {
  readonly file: Blob;
  readonly name: string;
}

const saved: Saved[] = [];
const files = new Map<string, Blob>();

beforeEach(() => {
  saved.length = 0;
  jest.useFakeTimers();
  Object.assign(URL, {
    createObjectURL: (file: Blob) => {
      const address = `blob:${files.size}`;
      files.set(address, file);
      return address;
    },
    revokeObjectURL: (address: string) => files.delete(address),
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const file = files.get(this.href);
    if (file) saved.push({ file, name: this.download });
  });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** The bytes of the saved file; reading it as text would remove the byte order mark. */
function bytesOf(file: Blob): Promise<number[]> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve([...new Uint8Array(reader.result as ArrayBuffer)]);
    reader.onerror = () => reject(new Error('The file could not be read.'));
    reader.readAsArrayBuffer(file);
  });
}

async function savedBytes(): Promise<Buffer> {
  jest.useRealTimers();
  return Buffer.from(await bytesOf(saved[0]?.file ?? new Blob()));
}

test('offers a file under its name, and revokes its address once the browser has read it', () => {
  const file = new Blob(['%PDF-1.7']);
  saveFile(file, 'Demulsifier-document.pdf');
  expect(saved).toEqual([{ file, name: 'Demulsifier-document.pdf' }]);
  expect(files.size).toBe(1);
  jest.runAllTimers();
  expect(files.size).toBe(0);
});

test('a table starts with the byte order mark, which tells spreadsheets its encoding', async () => {
  saveText('Name\nÄnne', 'clients.csv');
  expect(saved[0]).toMatchObject({ name: 'clients.csv', file: { type: 'text/csv;charset=utf-8' } });
  expect(await savedBytes()).toEqual(Buffer.from('\uFEFFName\nÄnne'));
});

test('JSON is written unchanged', async () => {
  saveText('[]', 'clients.json');
  expect(saved[0]).toMatchObject({ name: 'clients.json', file: { type: 'application/json;charset=utf-8' } });
  expect(await savedBytes()).toEqual(Buffer.from('[]'));
});
