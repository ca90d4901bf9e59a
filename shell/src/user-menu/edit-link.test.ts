import { editLinkOf } from './edit-link';

it.each([
  ['/home', '/admin/sections/page/home'],
  ['/aboutus/', '/admin/sections/page/about'],
  ['/blogs/blog-details?id=reading-a-coupon', '/admin/blogs/reading-a-coupon'],
  ['/news/new-plant', '/admin/news/new-plant'],
  ['/pages/fairs', '/admin/pages/fairs'],
  ['/career/driller/42', '/admin/job-postings/42'],
  ['/offerings/oilandgas/', '/admin/sectors/oilandgas'],
  ['/offerings/oilandgas/DrillingService', '/admin/subsectors/DrillingService'],
  ['/offerings/oilandgas/DrillingService/mud-motor', '/admin/products/mud-motor'],
  ['/offerings/downStream/chemicals', undefined],
  ['/offerings/chemicals/Biocides', undefined],
  ['/blogs', undefined],
  ['/blogs/blog-details', undefined],
])('%s is edited at %s', (address, href) => {
  expect(editLinkOf(new URL(address, 'https://site.example'))?.href).toBe(href);
});
