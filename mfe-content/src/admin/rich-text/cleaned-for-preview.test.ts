import { cleanedForPreview } from './cleaned-for-preview';

test.each([
  ['<p onmouseover="x()">a</p>', '<p>a</p>'],
  ['<img src="x" onerror="x()">', '<img>'],
  ['<a href="javascript:x()">a</a>', '<a>a</a>'],
  ['<a href=" jAvaScript:x()">a</a>', '<a>a</a>'],
  ['<iframe src="https://other.example"></iframe>b', 'b'],
  ['<svg onload="x()"></svg>c', 'c'],
  ['<p style="position:fixed">d</p>', '<p>d</p>'],
  ['<script>x()</script><h2 dir="rtl">e</h2>', '<h2 dir="rtl">e</h2>'],
])('%s is made harmless', (html, clean) => expect(cleanedForPreview(html)).toBe(clean));
