import type { StringsLike } from "../../strings";
import type ru from "../ru/compare";

export default {
  title: "Compare products",
  description: "Up to four products of one section side by side: prices, stock and every property.",
  sections: "Compared sections",
  section: "{{name}}, {{count, number}}",
  caption: "Comparison: {{name}}",
  product: "Product",
  price: "Price",
  stock: "Availability",
  brand: "Brand",
  basket: "Basket",
  none: "no data",
  differs: "differs",
  legend: "marks the properties that differ",
  show: {
    label: "Which properties to show",
    all: "All",
    differences: "Differences only",
  },
  same: "These products have the same properties.",
  remove: "Remove",
  removeOf: "Remove from the comparison: {{name}}",
  clear: "Clear",
  clearOf: "Clear: remove all products of “{{name}}”",
  more: "Add from “{{name}}”",
  single: {
    title: "Nothing to compare it with yet",
    text: "Open another product of this section and press “Compare”.",
  },
  gone_one: "{{count, number}} compared product is no longer sold",
  gone_other: "{{count, number}} compared products are no longer sold",
  forget: "Remove from the list",
  empty: {
    title: "Nothing to compare yet",
    text: "Press “Compare” on a product’s page, and it takes its place here beside the others.",
    catalog: "Go to the catalogue",
  },
  replace: {
    title: "Which product to replace?",
    full: "Up to {{count, number}} products of a section can be compared, and you have chosen them already",
    text: "To add “{{name}}”, take one of them out.",
    submit: "Replace",
    submitOf: "Replace: {{name}}",
    cancel: "Keep them as they are",
  },
} satisfies StringsLike<typeof ru>;
