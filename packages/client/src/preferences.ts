import { useState } from "react";
import { deviceStorage, parseRecord } from "./storage.ts";

/** Remembers on the device what a player last chose at a game (amount, risk, target). Values are small and plain. */
export function usePreference<Value>(
  name: string,
  fallback: Value,
  isValue: (value: unknown) => value is Value,
): readonly [Value, (value: Value) => void] {
  const [value, setValue] = useState<Value>(() => {
    const stored = parseRecord(deviceStorage.getItem(`play:${name}`))?.value;
    return isValue(stored) ? stored : fallback;
  });
  const change = (next: Value) => {
    setValue(next);
    deviceStorage.setItem(`play:${name}`, JSON.stringify({ value: next }));
  };
  return [value, change];
}

/** Remembers a switch that is off at first. */
export function useFlag(name: string): readonly [boolean, (value: boolean) => void] {
  return usePreference(name, false, isBoolean);
}

function isBoolean(value: unknown): value is boolean {
  return typeof value === "boolean";
}
