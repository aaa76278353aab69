#!/bin/sh
# Uploads a built site: sh upload.sh BUCKET [DISTRIBUTION_ID]. Programs first and for ever, then what names them;
# old programs stay for pages that are still open and go with a lifecycle rule of the bucket, if you want one.
set -eu
bucket=$1
distribution=${2-}
target="s3://$bucket@@base@@"

aws s3 sync dist/assets/ "${target}assets/" --cache-control "public, max-age=31536000, immutable"
# "no-cache" keeps a copy and asks each time whether it is still good: an edit shows on the next load.
aws s3 sync dist/ "$target" --exclude "assets/*" --exclude "*.md" --cache-control no-cache --delete
aws s3 sync dist/ "$target" --exclude "*" --include "*.md" --cache-control no-cache --content-type "text/markdown; charset=utf-8" --delete
if [ -n "$distribution" ]; then
  aws cloudfront create-invalidation --distribution-id "$distribution" --paths "@@base@@*"
fi
