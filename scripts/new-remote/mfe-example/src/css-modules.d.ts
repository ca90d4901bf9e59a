import 'ui-kit/css-modules';
