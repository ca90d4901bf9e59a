import { imageError, pdfError } from './file-rules';

const file = (type: string, size: number) =>
  Object.defineProperty(new File([], 'f', { type }), 'size', { value: size });

describe("a product's files", () => {
  it('takes an image of exactly 5,242,880 bytes and refuses one byte more', () => {
    expect(imageError(file('image/png', 5_242_880))).toBeUndefined();
    expect(imageError(file('image/png', 5_242_881))).toBe('Image size should be less than 5MB');
  });

  it('refuses what is no image', () => {
    expect(imageError(file('application/pdf', 10))).toBe('Please upload a valid image file');
  });

  it('refuses what is no PDF', () => {
    expect(pdfError(file('text/plain', 10))).toBe('Please upload a valid PDF file');
    expect(pdfError(file('application/pdf', 10))).toBeUndefined();
  });
});
