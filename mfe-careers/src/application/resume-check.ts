const PDF_BEGINNING = [0x25, 0x50, 0x44, 0x46, 0x2d];

async function firstBytes(file: Blob, count: number): Promise<Uint8Array> {
  return new Uint8Array(await file.slice(0, count).arrayBuffer());
}

/**
 * Whether a chosen file is a PDF: by its type, its name and its first bytes (specification, section 5). A file that
 * cannot be read is not.
 */
export async function isPdf(file: File): Promise<boolean> {
  // Some systems know no type for a PDF; then the name and the bytes decide.
  if (file.type !== 'application/pdf' && file.type !== '') return false;
  if (!/\.pdf$/i.test(file.name)) return false;
  try {
    const bytes = await firstBytes(file, PDF_BEGINNING.length);
    return PDF_BEGINNING.every((byte, index) => bytes[index] === byte);
  } catch {
    return false;
  }
}
