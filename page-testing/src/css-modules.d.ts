/// <reference types="ui-kit/css-modules" />
