import { tidyPair } from "../../lib/text";
import type { Value } from "../properties";
import type { Group, Leaf, Param, Top } from "../types";

function tidyValue(value: Value): Value {
  return typeof value === "number" ? value : tidyPair(value);
}

function tidyParam(param: Param): Param {
  return { ...param, values: param.values.map(tidyValue) };
}

function tidyLeaf(leaf: Leaf): Leaf {
  return {
    ...leaf,
    name: tidyPair(leaf.name),
    noun: tidyPair(leaf.noun),
    about: tidyPair(leaf.about),
    purpose: tidyPair(leaf.purpose),
    traits: leaf.traits.map(tidyPair),
    params: leaf.params.map(tidyParam),
    advice: leaf.advice?.map(tidyPair),
    features: leaf.features?.map(tidyPair),
    kit: leaf.kit?.map(tidyPair),
  };
}

function tidyGroup(group: Group): Group {
  return {
    ...group,
    advice: group.advice.map(tidyPair),
    features: group.features.map(tidyPair),
    kit: group.kit.map(tidyPair),
    leaves: group.leaves.map(tidyLeaf),
  };
}

/** Adds no-break spaces to all texts of a section, so that the data can be written with plain spaces. */
export function tidyTop(top: Top): Top {
  return {
    ...top,
    description: tidyPair(top.description),
    closing: top.closing.map(tidyPair),
    groups: top.groups.map(tidyGroup),
  };
}
