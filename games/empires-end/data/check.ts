/** Small checks for data from outside: each adds to the list what is wrong, with the path to it and what would be right. */

export type Check = (value: unknown, at: string, wrong: string[]) => void;

export const text: Check = (value, at, wrong) => {
  if (typeof value !== 'string' || value === '') wrong.push(`${at}: a text is needed, not ${JSON.stringify(value)}`);
};

export function whole(min: number, max: number): Check {
  return (value, at, wrong) => {
    if (!Number.isInteger(value) || (value as number) < min || (value as number) > max)
      wrong.push(`${at}: a whole number from ${min} to ${max} is needed, not ${JSON.stringify(value)}`);
  };
}

export function oneOf(allowed: readonly string[]): Check {
  return (value, at, wrong) => {
    if (!allowed.includes(value as string)) wrong.push(`${at}: ${JSON.stringify(value)} is not one of ${allowed.join(', ')}`);
  };
}

export function nullOr(check: Check): Check {
  return (value, at, wrong) => {
    if (value !== null) check(value, at, wrong);
  };
}

export function list(check: Check): Check {
  return (value, at, wrong) => {
    if (!Array.isArray(value)) wrong.push(`${at}: a list is needed`);
    else for (const [i, item] of value.entries()) check(item, `${at}[${i}]`, wrong);
  };
}

/** At least one entry, and none twice. */
export function someOf(allowed: readonly string[]): Check {
  return (value, at, wrong) => {
    list(oneOf(allowed))(value, at, wrong);
    if (!Array.isArray(value)) return;
    if (value.length === 0) wrong.push(`${at}: at least one entry is needed`);
    const twice = value.find((item, i) => value.indexOf(item) < i);
    if (twice !== undefined) wrong.push(`${at}: ${JSON.stringify(twice)} stands twice`);
  };
}

export function tuple(length: number, check: Check): Check {
  return (value, at, wrong) => {
    list(check)(value, at, wrong);
    if (Array.isArray(value) && value.length !== length) wrong.push(`${at}: ${length} entries are needed, not ${value.length}`);
  };
}

/** Only these fields, and at least the required ones. */
export function object(fields: Readonly<Record<string, Check>>, required: readonly string[] = []): Check {
  return (value, at, wrong) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      wrong.push(`${at}: an object is needed`);
      return;
    }
    for (const key of required) if (!Object.hasOwn(value, key)) wrong.push(`${at}: '${key}' is missing`);
    for (const [key, inner] of Object.entries(value)) {
      if (Object.hasOwn(fields, key)) fields[key](inner, `${at}.${key}`, wrong);
      else wrong.push(`${at}: there is no '${key}' here; possible: ${Object.keys(fields).join(', ')}`);
    }
  };
}
