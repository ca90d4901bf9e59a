/** What texts were turned into, by the text: both together have at most so many characters; the oldest go first. */
export class RememberedTexts {
  private readonly known = new Map<string, string>();
  private size = 0;

  constructor(private readonly most: number) {}

  /** What was made of a text, or what `make` makes of it now. */
  get(text: string, make: () => string): string {
    const known = this.known.get(text);
    if (known !== undefined) return known;
    const made = make();
    const length = text.length + made.length;
    if (length > this.most / 2) return made;
    for (const [oldest, result] of this.known) {
      if (this.size + length <= this.most) break;
      this.known.delete(oldest);
      this.size -= oldest.length + result.length;
    }
    this.known.set(text, made);
    this.size += length;
    return made;
  }
}
