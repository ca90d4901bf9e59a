/** Publishes as many do: read the document, add the entry, write the document. For comparison only. */
import { readFile, writeFile } from 'node:fs/promises';

interface Listing {
  entries: string[];
}

async function main(): Promise<void> {
  const [file = '', ...names] = process.argv.slice(2);
  for (const name of names) {
    // A reading may be torn, because the file is written in place.
    const text = await readFile(file, 'utf8');
    let listing: Listing;
    try {
      listing = JSON.parse(text) as Listing;
    } catch {
      console.log('torn');
      continue;
    }
    listing.entries.push(name);
    await writeFile(file, JSON.stringify({ entries: listing.entries, padding: 'x'.repeat(20_000) }));
  }
}

void main();
