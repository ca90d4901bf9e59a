import { submenuPath, sectorPreview } from './sector-path';

describe('submenuPath', () => {
  it('links to /offerings/{sector}/', () => {
    expect(submenuPath({ slug: 'oilandgas' })).toBe('/offerings/oilandgas/');
    expect(submenuPath({ slug: 'a/b' })).toBe('/offerings/a%2Fb/');
  });
});

describe('sectorPreview', () => {
  it('cuts a description after 50 characters and adds an ellipsis', () => {
    expect(sectorPreview('x'.repeat(51))).toBe(`${'x'.repeat(50)}…`);
    expect(sectorPreview('x'.repeat(50))).toBe('x'.repeat(50));
  });
});
