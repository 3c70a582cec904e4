#!/bin/sh
# Starts the browser of CHROMIUM without root's right to put its drawing and sound before everything else on the machine.
exec setpriv --bounding-set -sys_nice -- "$CHROMIUM" "$@"
