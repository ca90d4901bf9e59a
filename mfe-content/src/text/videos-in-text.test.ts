import { videosInText } from './videos-in-text';

const VIDEO = '<figure><a href="https://vimeo.com/76979871" data-video="Vimeo">Pumps &amp; valves</a></figure>';
const video = { address: 'https://vimeo.com/76979871', title: 'Pumps & valves' };

it('leaves a text without videos as it is', () => {
  expect(videosInText('<p>Text</p>')).toEqual([{ html: '<p>Text</p>' }]);
  expect(videosInText('')).toEqual([{ html: '' }]);
});

it('parts a text at its videos', () => {
  expect(videosInText(`<p>a<br />b</p>${VIDEO}<p>c</p>${VIDEO}`)).toEqual([
    { html: '<p>a<br />b</p>' },
    video,
    { html: '<p>c</p>' },
    video,
  ]);
});

it.each([`<blockquote>${VIDEO}</blockquote>`, `<ul><li>${VIDEO}</li></ul>`])(
  'leaves the link of one inside another element: %s',
  (html) => {
    expect(videosInText(`<p>a</p>${html}`)).toEqual([{ html: `<p>a</p>${html}` }]);
  },
);

it('leaves a marked link in a sentence a link', () => {
  const html = '<p>See <a href="https://vimeo.com/1" data-video="Vimeo">this</a></p>';
  expect(videosInText(html)).toEqual([{ html }]);
});
